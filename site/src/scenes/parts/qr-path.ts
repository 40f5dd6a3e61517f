/** The dark modules of a QR code as one path: a stroke per run of them, down the middle of its row; relative moves keep it short. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
	let path = '';
	for (const [y, row] of rows.entries()) {
		let end = -1;
		for (let x = 0; x < row.length; x++) {
			if (!row[x]) continue;
			const start = x;
			while (row[x + 1]) x++;
			path += `${end < 0 ? `M${start} ${y}` : `m${start - end} 0`}h${x - start + 1}`;
			end = x + 1;
		}
	}
	return path;
}
