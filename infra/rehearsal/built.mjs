/**
 * What `sam build` left: the site of the layer and the template, both changed as a later commit would.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/places.mjs';

const BUILD = join(ROOT, '.aws-sam/build');
const SITE = join(BUILD, 'SiteLayer/site/dist');
const HOME = join(SITE, 'index.html');

/** Puts this mark into the title of the home page. @param {string} mark */
export function markHome(mark) {
	writeFileSync(HOME, readFileSync(HOME, 'utf8').replace(/(<title[^>]*>)(\[[^\]]*\] )?/, `$1[${mark}] `));
}

/** Has robots.txt name the sitemap, as in the build for production: the rehearsal builds once, for staging. */
export function nameSitemap() {
	appendFileSync(join(SITE, 'robots.txt'), '\nSitemap: https://www.nono.example/sitemap.xml\n');
}

/** A template that fails `seconds` after its site was published: nobody signals its wait condition.
 * @param {number} seconds @returns {string} its path */
export function failingTemplate(seconds) {
	const text = readFileSync(join(BUILD, 'template.yaml'), 'utf8');
	const path = join(BUILD, 'failing.yaml');
	const resources = `Resources:
  NobodySignals:
    Type: AWS::CloudFormation::WaitConditionHandle
  FailsInTheEnd:
    Type: AWS::CloudFormation::WaitCondition
    DependsOn: SiteRelease
    Properties:
      Handle: !Ref NobodySignals
      Timeout: '${seconds}'
`;
	writeFileSync(path, text.replace(/^Resources:\n/m, resources));
	return path;
}
