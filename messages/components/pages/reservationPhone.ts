/** Above the reservation phone. */
export const byPhone = 'Reservations by phone';
