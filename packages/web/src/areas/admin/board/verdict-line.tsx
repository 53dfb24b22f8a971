import { mdiArrowDownBold, mdiArrowUpBold, mdiEqual } from '@mdi/js'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Verdict } from './compare-consequences.ts'
import { SmallIcon } from './small-icon.tsx'

const icons = { won: mdiArrowUpBold, lost: mdiArrowDownBold, same: mdiEqual }
const words = { won: 'preview.better', lost: 'preview.worse', same: 'preview.same' } as const

/** One consequence, and whether it is a good one: by a sign and a word, not by colour alone. */
export function VerdictLine({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  const { t } = useTranslation('board')
  return (
    <Line data-verdict={verdict}>
      <SmallIcon path={icons[verdict]} title={t(words[verdict])} />
      <span>{children}</span>
    </Line>
  )
}

const Line = styled('li')({
  display: 'flex',
  gap: 8,
  '& svg': { marginTop: 2, color: 'var(--mui-palette-text-secondary)' },
  '&[data-verdict="won"] svg': { color: 'var(--mui-palette-success-main)' },
  '&[data-verdict="lost"]': { fontWeight: 600 },
  '&[data-verdict="lost"] svg': { color: 'var(--mui-palette-error-main)' },
  '&[data-verdict="same"]': { color: 'var(--mui-palette-text-secondary)' },
})
