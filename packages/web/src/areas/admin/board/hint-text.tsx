import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { SmallIcon } from './small-icon.tsx'

export function HintText({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Text>
      <SmallIcon path={icon} size={18} />
      {children}
    </Text>
  )
}

const Text = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'var(--mui-palette-warning-main)',
})
