import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

/** Errors about unused code after something is removed, which the author of the mistake would remove too. */
const LEFT_OVER = new Set([6133, 6192, 6196, 6198, 6199]);

/** Tells whether the project's compiler takes a text in the place of a file. */
export type Compiles = (file: string, text: string) => boolean;

/** The project's compiler; it reads the project once. */
export interface Compiler {
  compiles: Compiles;
  /** The project without any mistake. */
  program: ts.Program;
}

/** @throws Error where the project has no settings, or they can't be read */
export function openCompiler(): Compiler {
  const project = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (project === undefined) throw new Error('There is no tsconfig.json');
  const { options, fileNames } = project;
  const replaced = new Map<string, { text: string; version: number }>();
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames.filter((name) => !name.includes('/tests/')),
    getScriptVersion: (name) => String(replaced.get(resolve(name))?.version ?? 0),
    getScriptSnapshot: (name) => {
      const text = replaced.get(resolve(name))?.text;
      if (text !== undefined) return ts.ScriptSnapshot.fromString(text);
      return ts.sys.fileExists(name)
        ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8'))
        : undefined;
    },
    getCurrentDirectory: () => resolve('.'),
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (name) => ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
  });
  const program = service.getProgram();
  if (program === undefined) throw new Error('The project can’t be read');
  const compiles: Compiles = (file, text) => {
    const name = resolve(file);
    replaced.set(name, { text, version: (replaced.get(name)?.version ?? 0) + 1 });
    const wrong = [
      ...service.getSyntacticDiagnostics(name),
      ...service.getSemanticDiagnostics(name),
    ];
    return wrong.every(({ code }) => LEFT_OVER.has(code));
  };
  return { compiles, program };
}
