/**
 * One event for each function of template.yaml, and what it answers when it works.
 */
import assert from 'node:assert/strict';

const ORIGIN_SECRET = 'secret of the origin';

/** What template.yaml gives the functions, all of it to each.
 * @param {{ endpoint: string, certificates: string }} aws */
export function environment({ endpoint, certificates }) {
	return {
		AWS_ACCESS_KEY_ID: 'tried',
		AWS_SECRET_ACCESS_KEY: 'tried',
		AWS_ENDPOINT_URL: endpoint,
		SSL_CERT_FILE: certificates,
		SITE_DIR: '/opt/site',
		TABLE_NAME: 'leads',
		SITE_ORIGIN: 'https://www.nono.example',
		SALES_ADDRESS: 'vertrieb@nono.example',
		SENDER_ADDRESS: 'kontakt@nono.example',
		VISITOR_MAILS_AN_HOUR: '200',
		ORIGIN_SECRET,
		DATA_KEY: 'key',
	};
}

/** A request as API Gateway's HTTP API hands it over: https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html */
function request(method, path, body) {
	const headers = {
		'content-type': 'application/json',
		host: 'api.example',
		'x-origin-secret': ORIGIN_SECRET,
		'cloudfront-viewer-address': '192.0.2.1:50000',
	};
	const http = { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'tried' };
	const api = { accountId: '123456789012', apiId: 'api', domainName: 'api.example', domainPrefix: 'api' };
	const call = { requestId: 'id', stage: '$default', time: '20/Nov/2026:16:12:00 +0000', timeEpoch: 1795191120000 };
	return {
		version: '2.0',
		routeKey: '$default',
		rawPath: path,
		rawQueryString: '',
		headers,
		requestContext: { ...api, ...call, http, routeKey: '$default' },
		body: body && JSON.stringify(body),
		isBase64Encoded: false,
	};
}

const person = { firstName: 'Erika', lastName: 'Mustermann', email: 'erika@visitor.example', privacyAccepted: true };
const status = (wanted) => (answer) => {
	assert.equal(answer?.statusCode, wanted, JSON.stringify(answer));
	return `status ${wanted}`;
};
const nothing = (answer) => {
	assert.equal(answer, null);
	return 'no error';
};

/** The event of a function, and its check of the answer, which says what was seen.
 * @type {Record<string, { event: (aws: string) => object, check: (answer: any, asked: string[]) => string }>} */
export const FUNCTIONS = {
	contact: {
		event: () => request('POST', '/api/contact', { ...person, message: 'Guten Tag' }),
		check: status(202),
	},
	signup: { event: () => request('POST', '/api/signup', { email: person.email, page: '/' }), check: status(202) },
	// No link of a mail has this address.
	answered: { event: () => request('GET', '/api/leads/answered'), check: status(404) },
	mailer: {
		event: () => ({}),
		check: (answer) => {
			assert.deepEqual(answer, { batchItemFailures: [] });
			return 'nothing is due';
		},
	},
	reminder: { event: () => ({}), check: nothing },
	feedback: {
		event: () => ({
			detail: {
				eventType: 'Complaint',
				mail: { messageId: '1' },
				complaint: { complainedRecipients: [{ emailAddress: person.email }] },
			},
		}),
		check: nothing,
	},
	publish: {
		event: (aws) => ({
			RequestType: 'Delete',
			ResponseURL: `${aws}/answer`,
			StackId: 'stack',
			RequestId: 'request',
			ResourceType: 'Custom::SiteRelease',
			LogicalResourceId: 'SiteRelease',
			PhysicalResourceId: 'site',
			ResourceProperties: {},
		}),
		check: (answer, [put]) => {
			assert.equal(answer, null);
			const [, status] = /^PUT \/answer .*"Status":"(\w+)"/.exec(put) ?? assert.fail(put);
			assert.equal(status, 'SUCCESS', put);
			return `answered CloudFormation ${status}`;
		},
	},
};
