import { Dice } from './dice';

/** What comes over the hotel's books from outside of the site, each in so many of a hundred schedules. */
export interface Incidents {
  /** The database is lost, and a backup is put in its place. */
  restore: number;
  /** Somebody gives money back on a provider's own page. */
  dashboardRefund: number;
  /** From some moment on no webhook of a provider comes any more. */
  lostWebhooks: number;
  /** A payment arrives of another amount than what was asked for. */
  misfit: number;
  /** Staff gives money back, and deals with cases, while everything goes on. */
  staff: number;
}

export const usualIncidents: Incidents = {
  restore: 12,
  dashboardRefund: 18,
  lostWebhooks: 8,
  misfit: 12,
  staff: 18,
};

export const noIncidents: Incidents = {
  restore: 0,
  dashboardRefund: 0,
  lostWebhooks: 0,
  misfit: 0,
  staff: 0,
};

/** Which of them one schedule has. */
export type DrawnIncidents = Readonly<Record<keyof Incidents, boolean>>;

/** Far from the seeds of guests and providers. */
const SEEDS_APART = 7_919_000;

/** Draws them with dice of their own, so that a schedule without any is what it would be if there were none. */
export function drawIncidents(seed: number, incidents: Incidents): DrawnIncidents {
  const dice = new Dice(seed + SEEDS_APART);
  return {
    restore: dice.percent(incidents.restore),
    dashboardRefund: dice.percent(incidents.dashboardRefund),
    lostWebhooks: dice.percent(incidents.lostWebhooks),
    misfit: dice.percent(incidents.misfit),
    staff: dice.percent(incidents.staff),
  };
}
