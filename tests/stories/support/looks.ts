/** The looks' part of the stories' test configuration. */
export interface LooksOptions {
  /** Whether the browser is the one in which looks were approved. */
  looksCompared: boolean;
}
