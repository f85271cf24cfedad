import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The state of something that lies over the page. It closes when somebody follows a link, also one to the same
 * address, and going back does not open it again.
 */
export function useOverPage() {
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [openKey, setOpenKey] = useState(key);
  if (openKey !== key) {
    setOpenKey(key);
    setOpen(false);
  }
  return { isOpen, setOpen };
}
