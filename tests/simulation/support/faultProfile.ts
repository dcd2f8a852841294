/** How much may go wrong. Each schedule draws one of each list. */
export interface FaultProfile {
  calls: readonly [number, ...number[]];
  crashes: readonly [number, ...number[]];
  lostConnections: readonly [number, ...number[]];
}

/** As much as the hotel can recover from: everything must be right afterwards. */
export const usualFaults: FaultProfile = {
  calls: [0, 5, 20],
  crashes: [0, 0.5, 2],
  lostConnections: [0, 0.5, 2],
};

/** More than any system could recover from. */
export const endlessFaults: FaultProfile = {
  calls: [40, 80],
  crashes: [3, 10],
  lostConnections: [3, 15],
};
