import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { PlainCard } from '../../ui/plain-look.ts'

/** The one sentence of a page that ends something. */
export function Outcome({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <PlainCard sx={{ p: { xs: 2, sm: 3 }, display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <Icon path={icon} sx={{ fontSize: 40, color: 'primary.main' }} />
      <Box sx={{ minWidth: 0, flex: 1, fontSize: '1.0625rem' }}>{children}</Box>
    </PlainCard>
  )
}
