import { randomApart } from './seededRandom';

/** Incidents outside of the site that affect the hotel's books, each in percent of the schedules. */
export interface Incidents {
  /** The database is lost and a backup restored. */
  restore: number;
  /** A refund is made in a provider's dashboard. */
  dashboardRefund: number;
  /** From some time on no webhook of a provider arrives any more. */
  lostWebhooks: number;
  /** A payment arrives with a wrong amount. */
  misfit: number;
  /** Staff makes refunds and deals with cases while everything goes on. */
  staff: number;
  /** The owner sets prices while guests choose, change, pay and cancel. */
  prices: number;
  /** Two people and a thief are at the front desk, unless the database is lost: what they were told then is void. */
  desks: number;
}

export const usualIncidents: Incidents = {
  restore: 12,
  dashboardRefund: 18,
  lostWebhooks: 8,
  misfit: 12,
  staff: 18,
  prices: 25,
  desks: 8,
};

/** The incidents of one schedule. */
export type DrawnIncidents = Readonly<Record<keyof Incidents, boolean>>;

/** The incidents of a schedule by its seed. */
export function drawIncidents(seed: number, incidents: Incidents): DrawnIncidents {
  const random = randomApart(seed, 'incidents');
  const drawn = {
    restore: random.percent(incidents.restore),
    dashboardRefund: random.percent(incidents.dashboardRefund),
    lostWebhooks: random.percent(incidents.lostWebhooks),
    misfit: random.percent(incidents.misfit),
    staff: random.percent(incidents.staff),
    prices: random.percent(incidents.prices),
  };
  return { ...drawn, desks: random.percent(incidents.desks) && !drawn.restore };
}
