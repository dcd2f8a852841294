import PDFDocument from 'pdfkit';
import { locale } from '../../messages/shared/locale';
import { ascentOf, fontFile, lettersOf, runsOf, type Face, type Run } from './receiptFonts';

/** How a line of text looks; sizes in points. */
export interface Look {
  face: Face;
  size: number;
  color: string;
}

/** Where a text is drawn: `x` is its left edge, or its right edge if it is aligned right. */
export interface Place {
  x: number;
  y: number;
  align?: 'left' | 'right';
}

/** The role of a part of the page for screen readers. */
type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

/** A part of the page: a function that draws it, or its own parts. */
export interface Part {
  role: Role;
  draw?: () => void;
  /** The text that is read out and copied instead of the drawn one. */
  spoken?: string;
  parts?: readonly Part[];
}

/** Shaped as a whole: joined Arabic words follow each other from the right. */
const WHOLE: { features: [] } = { features: [] };

/** One A4 page of a tagged PDF: screen readers find headings, rows and cells, and skip decoration. */
export class ReceiptSheet {
  private readonly document: PDFKit.PDFDocument;
  private readonly bytes: Promise<Buffer>;
  private readonly known = new Set<string>();

  constructor(info: { title: string; author: string; createdAt: Date }) {
    const document = new PDFDocument({
      size: 'A4',
      margin: 0,
      // No standard font: those have no naira sign.
      font: '',
      lang: locale,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: info.title, Author: info.author, CreationDate: info.createdAt },
    });
    this.document = document;
    this.bytes = new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      document.on('data', (chunk: Buffer) => chunks.push(chunk));
      document.on('end', () => {
        resolve(Buffer.concat(chunks));
      });
      document.on('error', reject);
    });
  }

  /** Draws decoration that screen readers skip. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw(this.document);
    this.document.endMarkedContent();
  }

  /** Draws everything that follows smaller, about the middle of the page's top. */
  shrink(factor: number): void {
    this.document.scale(factor, factor, { origin: [this.document.page.width / 2, 0] });
  }

  private set({ font }: Run, size: number): PDFKit.PDFDocument {
    if (!this.known.has(font)) this.document.registerFont(font, fontFile(font));
    this.known.add(font);
    return this.document.font(font).fontSize(size);
  }

  /** A text's width in points. */
  widthOf({ face, size }: Look, text: string): number {
    return runsOf(face, text).reduce((width, run) => {
      return width + this.set(run, size).widthOfString(run.text, WHOLE);
    }, 0);
  }

  /** Writes one line; its fonts share a baseline. */
  write(look: Look, { x, y, align = 'left' }: Place, text: string): void {
    const baseline = y + ascentOf(look.face) * look.size;
    let at = align === 'left' ? x : x - this.widthOf(look, text);
    for (const run of runsOf(look.face, text)) {
      const set = this.set(run, look.size);
      const options = { ...WHOLE, lineBreak: false, baseline: 'alphabetic' } as const;
      set.fillColor(look.color).text(run.text, at, baseline, options);
      at += set.widthOfString(run.text, WHOLE);
    }
  }

  /** Wraps a text into lines of at most `width` points. A longer word is broken between letters. */
  linesOf(look: Look, text: string, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const parts = this.widthOf(look, word) <= width ? [word] : lettersOf(word);
      parts.forEach((part, place) => {
        const longer = `${lines.at(-1) ?? ''}${place === 0 ? ' ' : ''}${part}`.trim();
        const isRoom = lines.length > 0 && this.widthOf(look, longer) <= width;
        if (isRoom) lines[lines.length - 1] = longer;
        else lines.push(part);
      });
    }
    return lines;
  }

  /** Finishes the page, with its parts in reading order. */
  async finish(parts: readonly Part[]): Promise<Buffer> {
    const whole = this.document.struct('Document');
    this.document.addStructure(whole);
    for (const part of parts) this.add(whole, part);
    whole.end();
    this.document.end();
    return this.bytes;
  }

  private add(parent: PDFKit.PDFStructureElement, { role, draw, spoken, parts = [] }: Part): void {
    const options = spoken === undefined ? {} : { actual: spoken };
    const element = draw ? this.document.struct(role, options, draw) : this.document.struct(role);
    parent.add(element);
    for (const part of parts) this.add(element, part);
    element.end();
  }
}
