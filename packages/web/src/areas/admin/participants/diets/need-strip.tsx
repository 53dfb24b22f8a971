import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { DietData } from '@running-dinner/domain/dinner-routes/diets.ts'
import { needCounts } from '@running-dinner/domain/dinner-routes/food-needs.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** How many people have which allergy or diet; each leads to who they are, where they eat and whether the hosts know. */
export function NeedStrip({ people }: { people: readonly DietData[] }) {
  const { t } = useTranslation('diets')
  const adminId = useAdminId()
  const counts = useMemo(() => needCounts(people), [people])
  if (counts.length === 0) return null
  return (
    <Box component="nav" aria-label={t('chips')} sx={row}>
      {counts.map(({ need, count }) => (
        <Chip
          key={need}
          component={Link}
          to={paths.admin.diets(adminId, need)}
          clickable
          size="small"
          variant="outlined"
          label={<NeedLabel label={t(`needs.${need}`)} count={count} />}
          sx={{ height: 32, borderRadius: 2, fontSize: '0.875rem', ...(need === 'SEVERE' && severe) }}
        />
      ))}
    </Box>
  )
}

export function NeedLabel({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label}{' '}
      <Box component="span" sx={{ ml: 0.25, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {count}
      </Box>
    </>
  )
}

const severe = { borderColor: 'warning.main', color: 'warning.main', fontWeight: 600 } as const

/** On a phone one row to push sideways, so that the list below stays near. */
const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  gap: 1,
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  py: 0.5,
  mb: 1,
  '& > *': { flexShrink: 0 },
  '@media print': { display: 'none' },
} as const
