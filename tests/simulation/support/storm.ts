/** How rough it may become, of which each schedule has one of each. */
export interface Storm {
  faults: readonly [number, ...number[]];
  crashes: readonly [number, ...number[]];
  lostConnections: readonly [number, ...number[]];
}

/** As much as the hotel gets over: everything is as it must be when it is past. */
export const usualStorm: Storm = {
  faults: [0, 5, 20],
  crashes: [0, 0.5, 2],
  lostConnections: [0, 0.5, 2],
};

/** More than anybody could get over. */
export const endlessStorm: Storm = {
  faults: [40, 80],
  crashes: [3, 10],
  lostConnections: [3, 15],
};
