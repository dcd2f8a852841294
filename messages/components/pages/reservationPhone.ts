/** Above the reservation phone. */
export const byPhone = 'Book by phone';
