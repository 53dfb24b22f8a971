import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { firstNearRange, nearRange } from '../route-map/route-selection.ts'

interface RangeFieldProps {
  range: number
  onChange: (range: number) => void
}

/** Slider for the range; `onChange` is called on release, so that dragging does not send a request per step. */
export function RangeField({ range, onChange }: RangeFieldProps) {
  const { t } = useTranslation('routes')
  const [sliding, setSliding] = useState<number>()
  const shown = (metres: number) => formatDistance(metres, currentLanguage())
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
        {t('nearHosts.range', { distance: shown(sliding ?? range) })}
      </Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-label={t('nearHosts.rangeLabel')}
          value={sliding ?? range}
          onChange={(_, value) => setSliding(Number(value))}
          onChangeCommitted={(_, value) => {
            setSliding(undefined)
            onChange(Number(value))
          }}
          {...nearRange}
          getAriaValueText={shown}
        />
      </Box>
    </Box>
  )
}

const parameter = 'range'

/** Largest distance between near hosts, kept in the query of the address once it was chosen. */
export function useRange() {
  const [query, setQuery] = useSearchParams()
  const setRange = (range: number) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(parameter, String(range))
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return { range: rangeOf(query.get(parameter)), setRange }
}

/** Undefined without a valid range in the address. */
function rangeOf(text: string | null): number | undefined {
  const metres = Number(text ?? Number.NaN)
  return Number.isInteger(metres) && metres >= nearRange.min && metres <= nearRange.max ? metres : undefined
}

/** The usual range, or the next step that finds somebody; the largest where nobody lives within it. */
export function firstRange(distances: readonly number[]): number {
  const nearest = Math.min(nearRange.max, ...distances)
  return distances.length === 0
    ? nearRange.max
    : Math.max(firstNearRange, Math.ceil(nearest / nearRange.step) * nearRange.step)
}
