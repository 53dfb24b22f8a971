import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Slider from '@mui/material/Slider'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import type { Overview } from '../route-map/overview-content.ts'
import {
  firstNearRange,
  type MetreRange,
  type RouteSelection,
  useRouteSelection,
} from '../route-map/route-selection.ts'
import { RangeField } from './range-field.tsx'
import { RouteFilters } from './route-filters.tsx'

export interface ViewFieldsProps {
  overview: Overview
  /** Metres of the longest leg. */
  longest: number
  /** Includes the filters by leg; wide screens show them in a row above the map. */
  withFilters: boolean
}

export function ViewFields({ overview, longest, withFilters, isChanged }: ViewFieldsProps & { isChanged: boolean }) {
  const { t } = useTranslation('routes')
  const { selection, select } = useRouteSelection()
  const { others, metres, near } = selection
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      {withFilters && <RouteFilters />}
      <SwitchLine
        label={t('settings.allLines')}
        checked={overview.allLines}
        onChange={(checked) => select({ lines: checked ? 'all' : 'chosen' })}
      />
      <SwitchLine
        label={t('settings.hideOthers')}
        checked={others === 'hidden'}
        onChange={(checked) => select({ others: checked ? 'hidden' : 'grey' })}
      />
      <MetresField range={metres} longest={longest} onChange={(range) => select({ metres: range })} />
      <SwitchLine
        label={t('settings.near')}
        checked={near !== undefined}
        onChange={(checked) => select({ near: checked ? firstNearRange : undefined })}
      />
      {near !== undefined && <RangeField range={near} onChange={(range) => select({ near: range })} />}
      <Button
        size="small"
        disabled={!isChanged}
        onClick={() => select(cleared)}
        sx={{ justifySelf: 'start', ml: -1, px: 1 }}
      >
        {t('settings.reset')}
      </Button>
    </Box>
  )
}

const cleared: Partial<RouteSelection> = {
  to: undefined,
  withAfterParty: true,
  others: 'grey',
  lines: undefined,
  metres: undefined,
  near: undefined,
}

interface SwitchLineProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function SwitchLine({ label, checked, onChange }: SwitchLineProps) {
  return (
    <FormControlLabel
      control={<Switch checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label={label}
      sx={{ mr: 0 }}
    />
  )
}

interface MetresFieldProps {
  range: MetreRange | undefined
  longest: number
  onChange: (range: MetreRange | undefined) => void
}

const metreStep = 100

/** Slider for the length of legs; `onChange` is called on release, so that dragging does not redraw the map. */
function MetresField({ range, longest, onChange }: MetresFieldProps) {
  const { t } = useTranslation('routes')
  const [sliding, setSliding] = useState<number[]>()
  const shown = (metres: number) => formatDistance(metres, currentLanguage())
  const [min = 0, max = longest] = sliding ?? [
    Math.min(range?.min ?? 0, longest),
    Math.min(range?.max ?? longest, longest),
  ]
  const settle = (from: number, to: number) => {
    setSliding(undefined)
    const isAll = from <= 0 && to >= longest
    onChange(isAll ? undefined : { min: from, max: to >= longest ? undefined : to })
  }
  const isSet = sliding !== undefined || range !== undefined
  return (
    <Box sx={{ my: 0.5 }}>
      <Box sx={{ fontSize: '0.9375rem' }}>
        {isSet ? t('settings.metres', { min: shown(min), max: shown(max) }) : t('settings.anyMetres')}
      </Box>
      <Box sx={{ px: 1.5 }}>
        <Slider
          value={[min, max]}
          min={0}
          max={longest}
          step={metreStep}
          getAriaLabel={(index) => t(index === 0 ? 'settings.fromMetres' : 'settings.toMetres')}
          getAriaValueText={shown}
          onChange={(_, value) => setSliding(value)}
          onChangeCommitted={(_, [from = 0, to = longest]) => settle(from, to)}
        />
      </Box>
    </Box>
  )
}
