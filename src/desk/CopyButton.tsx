import { useState } from 'react';
import { copied, copy } from '../../messages/desk/pages/frame';
import { Button } from '../components/Button';

/** Takes a text to the clipboard. */
export function CopyButton({ text, size = 'small' }: { text: string; size?: 'small' | 'medium' }) {
  const [isCopied, setCopied] = useState(false);
  const take = () => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <Button size={size} variant="secondary" onClick={take}>
      {isCopied ? copied : copy}
    </Button>
  );
}
