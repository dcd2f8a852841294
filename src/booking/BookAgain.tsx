import { useState } from 'react';
import * as words from '../../messages/booking/pages/bookAgain';
import type { Reservation } from '../../machines/contract/wire';
import { Button } from '../components/Button';
import { useApiContext } from '../context/apiContext';
import { bookAgain } from './bookAgain';

/** Offers to book the stay of an ended reservation again, with everything filled in. */
export function BookAgain({ reservation }: { reservation: Reservation }) {
  const context = useApiContext();
  const [isOpening, setIsOpening] = useState(false);
  const open = () => {
    const isOver = () => setIsOpening(false);
    setIsOpening(true);
    bookAgain(context, reservation).then(isOver, isOver);
  };
  return (
    <Button variant="secondary" wide busy={isOpening} busyLabel={words.opening} onClick={open}>
      {words.bookAgain}
    </Button>
  );
}
