/**
 * Answers requests for /api/*: the API's answer under the behaviour's headers, CloudFront's own error, or the page that the
 * distribution shows in the place of an error.
 */
import { forward } from './api-origin.mjs';

const REASONS = { 502: 'Bad Gateway', 504: 'Gateway Timeout' };

/** For each behaviour a handler of its requests.
 * @param {{ port: number, headers: Record<string, string>, timeoutMs: number, log: (line: string) => void,
 *   errorPages?: ReturnType<typeof import('./site-handler.mjs').readErrorPages> }} api */
export function apiHandler({ port, headers, timeoutMs, log, errorPages = new Map() }) {
	return (behaviour) => (request, response) => {
		forward(request, {
			port,
			forwardedHeaders: behaviour.forwardedHeaders,
			headers,
			timeoutMs,
			onAnswer(answer, answerHeaders) {
				const error = errorPages.get(Number(answer.statusCode));
				if (error) {
					answer.resume();
					return sendErrorPage(response, behaviour, error);
				}
				behaviour.policy(answerHeaders);
				response.writeHead(answer.statusCode, answerHeaders);
				answer.pipe(response);
				answer.on('error', () => response.destroy());
			},
			onFailure(status, error) {
				log(`${status} ${request.method} ${request.url.split('?', 1)[0]}: ${error.message || error.code}`);
				sendError(response, behaviour, status);
			},
		});
	};
}

function sendErrorPage(response, behaviour, { status, object }) {
	const headers = { ...object.headers, 'content-length': String(object.body.length) };
	behaviour.policy(headers);
	response.writeHead(status, headers);
	response.end(object.body);
}

function sendError(response, behaviour, status) {
	const title = `${status} ${REASONS[status]}`;
	const body = `<!doctype html>\n<html lang="en"><title>${title}</title><h1>${title}</h1></html>\n`;
	const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': String(body.length) };
	behaviour.policy(headers);
	response.writeHead(status, headers);
	response.end(body);
}
