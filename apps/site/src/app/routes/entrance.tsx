import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { usePageTitle } from '../../components/page-title.ts';
import { paths } from '../../config/paths.ts';
import { EntranceFrame } from '../../features/session/components/entrance-frame.tsx';
import { trialKind, useSession } from '../../lib/session.ts';

interface EntranceProps {
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A door as a page. A member who is inside already goes home; one on a trial account may still enter. */
export function Entrance({ title, picture, children }: EntranceProps) {
  const { token, member } = useSession();
  const [cameInside] = useState(token !== null);
  usePageTitle(title);
  const staysOut = member === null || (member.isAgent === trialKind && cameInside);
  if (!staysOut) return <Navigate to={paths.home} replace />;
  return (
    <EntranceFrame title={title} picture={picture} ready={token === null || member !== null}>
      {children}
    </EntranceFrame>
  );
}
