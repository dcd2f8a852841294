import { limitConcurrentHashing } from '../accounts/passwords/passwordQueue';
import { requireCaller } from '../contract/requireCaller';
import type { Routes } from '../contract/handlers';
import type { EmailingContext } from '../email/context';
import { deleteAccount } from './deleteAccount';
import { exportGuestData } from './exportGuestData';

/** The operations with which guests export and delete what is stored about them. */
export function privacyRoutes(context: EmailingContext): Routes<'exportOwnData' | 'deleteAccount'> {
  return {
    exportOwnData: async (call) => ({
      status: 200,
      body: await exportGuestData(context, requireCaller(call)),
    }),
    deleteAccount: limitConcurrentHashing(async (call) => {
      await deleteAccount(context, requireCaller(call), call.body, call.address);
      return { status: 204 };
    }),
  };
}
