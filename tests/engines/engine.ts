import { execFileSync } from 'node:child_process';

/** An element that a page shows. */
export interface Found {
  press(): Promise<void>;
  type(text: string): Promise<void>;
}

/** A running browser with one page. */
export interface Engine {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page; its value must fit into JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** The element that an expression returns, if it returns one. */
  find(expression: string): Promise<Found | null>;
  /** The errors that pages have reported so far. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** A browser that this machine may have. */
export interface Installed {
  name: string;
  /** What it can't run without and this machine doesn't have, with the package that brings it. */
  missing(): readonly string[];
  /** @throws Error if it doesn't start */
  launch(): Promise<Engine>;
}

/** The path of a program, or null if this machine doesn't have it. */
export function programAt(name: string): string | null {
  try {
    return execFileSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
