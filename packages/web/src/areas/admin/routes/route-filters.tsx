import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import { afterPartyStop } from '../../../features/dinner-routes/routes-on-map.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { useRouteSelection } from '../route-map/use-route-selection.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'

const all = 'all'

/** All ways, those from one course to the next, those to the after party. */
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
        value={selection.to ?? all}
        choices={[{ value: all, label: t('filter.all') }, ...legs]}
        onChange={(to) => select({ to: to === all ? undefined : to })}
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
