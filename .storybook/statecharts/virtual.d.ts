declare module 'virtual:statecharts' {
  /** The pictures of all machines (SVG), by the machines' ids. */
  export const statecharts: Readonly<Record<string, string>>;
}
