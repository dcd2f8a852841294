/** What the configuration of the stories' tests says of looks. */
export interface LooksOptions {
  /** Whether the browser is the one in which looks were approved. */
  looksCompared: boolean;
}
