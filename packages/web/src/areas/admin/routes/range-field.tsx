import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDistance } from '../../../features/dinner-routes/format-distance.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { nearRange } from '../route-map/route-selection.ts'

interface RangeFieldProps {
  range: number
  onChange: (range: number) => void
}

/** The range settles when the handle is let go; until then only the words beside it follow. */
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
