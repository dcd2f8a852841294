import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Texts gain from compression; pictures and fonts are already compressed. */
const TEXTS = /\.(?:html|js|css|svg|json|webmanifest|txt|xml)$/;

/** Writes compressed versions beside each text of a folder: brotli, and gzip for browsers without it. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files.filter((file) => TEXTS.test(file)).map((file) => compressFile(join(folder, file))),
  );
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${path}.br`, await brotli(text, { params }));
  await writeFile(`${path}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }));
}
