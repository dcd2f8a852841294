import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';

interface ModeSwitchProps {
  question: string;
  label: string;
  disabled?: boolean;
  onSwitch: () => void;
}

/** The link from login to registration, or back. */
export function ModeSwitch({ question, label, disabled = false, onSwitch }: ModeSwitchProps) {
  return (
    <Cluster $justify="center">
      <span>{question}</span>
      <Button variant="quiet" disabled={disabled} onClick={onSwitch}>
        {label}
      </Button>
    </Cluster>
  );
}
