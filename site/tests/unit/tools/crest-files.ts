import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decode, encode } from 'fast-png';
import { isWhole, kindOf, withResolution, xmlText } from '../../../src/workbench/cards/octets';
import { svgSource, svgText, viewOf } from '../../../src/workbench/cards/svg-source';

const octets = (text: string, encoding: BufferEncoding = 'latin1') => new Uint8Array(Buffer.from(text, encoding));

describe('a file', () => {
	it('is what its first octets say', () => {
		for (const [start, kind] of [
			['\x89PNG\r\n\x1a\n', 'png'],
			['\xff\xd8\xff\xe0', 'jpeg'],
			['RIFF\0\0\0\0WEBPVP8 ', 'otherBitmap'],
			['GIF89a', 'otherBitmap'],
			['\0\0\0\x1cftypavif', 'otherBitmap'],
			['\x1f\x8b\b', 'gzip'],
			['<svg', 'text'],
			['', 'text'],
		] as const)
			assert.equal(kindOf(octets(start)), kind, start);
	});

	it('of XML is read in the encoding that it names', () => {
		for (const [text, encoding] of [
			['<svg>Jößnitz</svg>', 'utf8'],
			['\ufeff<svg>Jößnitz</svg>', 'utf8'],
			['<?xml version="1.0" encoding="ISO-8859-1"?><svg>Jößnitz</svg>', 'latin1'],
			["<?xml version='1.0' encoding='windows-1252' ?><svg>Jößnitz</svg>", 'latin1'],
			['\ufeff<svg>Jößnitz</svg>', 'utf16le'],
			['<svg>Jößnitz</svg>', 'utf16le'],
			['<?xml version="1.0" encoding="nonsense"?><svg>Jößnitz</svg>', 'utf8'],
		] as const)
			assert.match(xmlText(octets(text, encoding)), /<svg>Jößnitz<\/svg>$/, `${encoding}: ${text}`);
	});

	it('of a PNG is whole with its end, and keeps its picture with its resolution', () => {
		const png = encode({ width: 3, height: 2, channels: 4, data: new Uint8Array(24).fill(200) });
		assert.ok(isWhole(png, 'png'), 'a whole one');
		for (let length = 0; length < png.length; length++)
			assert.equal(isWhole(png.subarray(0, length), 'png'), false, `${length} octets`);
		const sized = decode(withResolution(png, 11_811), { checkCrc: true });
		assert.deepEqual(sized.resolution, { x: 11_811, y: 11_811, unit: 1 });
		assert.deepEqual(sized.data, decode(png).data);
		assert.throws(() => withResolution(octets('no picture'), 11_811));
	});

	it('of a JPEG is whole with its own end, not with that of the small picture in it', () => {
		const segment = (marker: number, content: readonly number[]) => [0xff, marker, 0, content.length + 2, ...content];
		const thumbnail = segment(0xe1, [0xff, 0xd8, 0xff, 0xd9]);
		const scan = [...segment(0xda, [1, 2, 3]), 7, 0xff, 0, 0xff, 0xd0, 9];
		const whole = new Uint8Array([0xff, 0xd8, ...thumbnail, ...scan, ...segment(0xc4, [1]), ...scan, 0xff, 0xd9, 1, 2]);
		assert.ok(isWhole(whole, 'jpeg'), 'a whole one');
		for (let length = 3; length < whole.length - 2; length++)
			assert.equal(isWhole(whole.subarray(0, length), 'jpeg'), false, `${length} octets`);
	});
});

describe('the source of an SVG', () => {
	const viewIn = (attributes: string) => {
		const source = svgSource(`<svg ${attributes}><g/></svg>`);
		return source && viewOf(source);
	};

	it('has a view, or a size in any unit, or neither', () => {
		const box = (width: number, height: number, x = 0, y = 0) => ({ x, y, width, height });
		for (const [attributes, view] of [
			['viewBox="0 0 40 50" width="9"', box(40, 50)],
			["viewBox=' -5,-5 , 10,20 '", box(10, 20, -5, -5)],
			['width="100mm" height="50mm"', box(100 * (96 / 25.4), 50 * (96 / 25.4))],
			['width="2in" height="1in"', box(192, 96)],
			['width="36pt" height="2.54cm"', box(48, 96)],
			['width="10" height="20px"', box(10, 20)],
			['width="1e2" height="1e2"', box(100, 100)],
			['width="100%" height="100%"', undefined],
			['width="10"', undefined],
			['viewBox="0 0 0 0" width="-1" height="5"', undefined],
			['viewBox="a b c d"', undefined],
			['', undefined],
		] as const)
			assert.deepEqual(viewIn(attributes), view, attributes);
	});

	it('is none without a drawing, and loses what is no drawing', () => {
		for (const text of ['', 'no picture', '<html><script>alert(1)</script></html>', '<svgx/>'])
			assert.equal(svgSource(text), undefined, text);
		const source = svgSource(
			'<?xml version="1.0" encoding="latin1"?><!-- > --><svg a="1>2" onload="x"><script>1<2</script><a:foreignObject><b/></a:foreignObject><script href="x"/><path/></svg>',
		);
		assert.ok(source, 'a drawing');
		assert.equal(
			svgText(source, { x: 0, y: 0, width: 4, height: 5 }, { width: 8, height: 10 }),
			'<!-- > --><svg a="1>2" onload="x" viewBox="0 0 4 5" width="8" height="10" xmlns="http://www.w3.org/2000/svg"><path/></svg>',
		);
	});
});
