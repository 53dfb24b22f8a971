import { mdiFoodAppleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { DietData } from '@running-dinner/domain/plan/dinner-routes/diets.ts'
import { needCounts, needsOf } from '@running-dinner/domain/plan/dinner-routes/food-needs.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../../lib/paths.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import { NeedLabel } from './need-label.tsx'

/** How many people have which allergy or diet; each leads to who they are, where they eat and whether the hosts know. */
export function NeedStrip({ people }: { people: readonly DietData[] }) {
  const { t } = useTranslation('diets')
  const adminId = useAdminId()
  const { counts, concerned } = useMemo(
    () => ({ counts: needCounts(people), concerned: people.filter((person) => needsOf(person).length > 0).length }),
    [people],
  )
  if (concerned === 0) return null
  return (
    <Box component="nav" aria-label={t('chips')} sx={row}>
      <Chip
        component={Link}
        to={paths.admin.diets(adminId)}
        clickable
        size="small"
        variant="outlined"
        icon={<Icon path={mdiFoodAppleOutline} />}
        label={concerned}
        aria-label={t('everything', { count: concerned })}
        sx={chip}
      />
      {counts.map(({ need, count }) => (
        <Chip
          key={need}
          component={Link}
          to={paths.admin.diets(adminId, need)}
          clickable
          size="small"
          variant="outlined"
          label={<NeedLabel label={t(`needs.${need}`)} count={count} />}
          sx={{ ...chip, ...(need === 'SEVERE' && severe) }}
        />
      ))}
    </Box>
  )
}

/** Never cut: the row can be pushed sideways. */
const chip = { height: 28, borderRadius: 2, maxWidth: 'none', fontVariantNumeric: 'tabular-nums' } as const
const severe = { borderColor: 'warning.main', color: 'warning.main', fontWeight: 600 } as const

/** One row to push sideways in the line that is there: the list below stays where it is. */
const row = {
  display: 'flex',
  flex: '1 1 160px',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  gap: 0.75,
  // Room for the ring of the focus.
  p: 0.25,
  '& > *': { flexShrink: 0 },
  '@media print': { display: 'none' },
} as const
