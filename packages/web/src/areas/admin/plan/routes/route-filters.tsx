import { mdiHomeSearchOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { TeamReply } from '@running-dinner/contract/plan'
import { useTranslation } from 'react-i18next'
import { afterPartyStop } from '../../../../features/plan/dinner-routes/routes-on-map.ts'
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { MinimisablePanel } from '../../../../ui/minimisable-panel.tsx'
import { SearchInput } from '../../../../ui/search-input.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { useRouteSelection } from '../route-map/route-selection.ts'

const allLegs = 'all'

/** Filters the map by leg: all, from one course to the next, or to the after party. */
export function RouteFilters() {
  const { t } = useTranslation('routes')
  const { meals, afterPartyLocation } = useAdminDinner()
  const { selection, select } = useRouteSelection()
  const stops = [
    ...meals.map((meal) => ({ id: meal.id, label: meal.label })),
    ...(afterPartyLocation && selection.withAfterParty
      ? [{ id: afterPartyStop, label: afterPartyLocation.title }]
      : []),
  ]
  const legs = stops.slice(1).map((stop, index) => ({
    value: stop.id,
    label: t('filter.leg', { from: stops[index]?.label ?? '', to: stop.label }),
  }))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'center', mb: 2 }}>
      <ChoiceChips
        label={t('filter.label')}
        value={selection.to ?? allLegs}
        choices={[{ value: allLegs, label: t('filter.all') }, ...legs]}
        onChange={(to) => select({ to: to === allLegs ? undefined : to })}
      />
      {afterPartyLocation && (
        <FormControlLabel
          control={
            <Switch
              checked={selection.withAfterParty}
              onChange={(event) => select({ withAfterParty: event.target.checked })}
            />
          }
          label={t('filter.afterParty')}
          sx={{ mr: 0 }}
        />
      )}
    </Box>
  )
}

interface HostFilterProps {
  teams: readonly TeamReply[]
  /** The teams in the list after filtering. */
  listed: readonly TeamReply[]
  openAtFirst: boolean
}

const everyCourse = 'all'

/** Filters teams by name, address, number or course, and highlights all found routes at once. */
export function HostFilter({ teams, listed, openAtFirst }: HostFilterProps) {
  const { t } = useTranslation('routes')
  const { meals } = useAdminDinner()
  const { selection, select } = useRouteSelection()
  const { typed, type, handOn } = useDebouncedText(selection.host, (host) => select({ host }, { replace: true }))
  const isFiltered = listed.length < teams.length
  const switchedOn = selection.teams.length
  const foundText = isFiltered ? t('hosts.found', { count: listed.length }) : undefined
  const on = switchedOn > 0 ? t('hosts.on', { count: switchedOn }) : undefined
  return (
    <MinimisablePanel
      name="route_hosts"
      title={t('hosts.title')}
      icon={mdiHomeSearchOutline}
      summary={[foundText, on].filter((part) => part !== undefined).join(' · ')}
      openAtFirst={openAtFirst}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
        <SearchInput label={t('hosts.search')} typed={typed} onType={type} onBlur={handOn} isSmall sx={{ mt: 0.5 }} />
        <Box sx={smallChips}>
          <ChoiceChips
            label={t('hosts.course')}
            value={selection.course ?? everyCourse}
            choices={[
              { value: everyCourse, label: t('hosts.everyCourse') },
              ...meals.map((meal) => ({ value: meal.id, label: meal.label })),
            ]}
            onChange={(course) => select({ course: course === everyCourse ? undefined : course })}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box role="status" sx={{ flex: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
            {[foundText ?? t('hosts.all', { count: teams.length }), on]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </Box>
          <Button
            size="small"
            disabled={listed.length === 0}
            onClick={() => select({ teams: listed.map((team) => team.teamNumber) })}
          >
            {t('hosts.switchOn')}
          </Button>
          <Button size="small" disabled={switchedOn === 0} onClick={() => select({ teams: [] })}>
            {t('hosts.switchOff')}
          </Button>
        </Box>
      </Box>
    </MinimisablePanel>
  )
}

/** Small enough for three courses in one row. */
const smallChips = {
  minWidth: 0,
  overflow: 'hidden',
  '& .MuiChip-root': { height: 32, fontSize: '0.875rem' },
  '& .MuiChip-label': { px: 1 },
}
