import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { travelModes } from '@running-dinner/domain/events'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { legLimits, type OptimizeValues } from './optimize-values.ts'

export interface OptimizeFieldsProps {
  values: OptimizeValues
  onChange: (change: Partial<OptimizeValues>) => void
}

/** Which courses may change, the way of travel, and the longest leg allowed. */
export function SearchFields({ values, onChange }: OptimizeFieldsProps) {
  return (
    <>
      <CoursesField values={values} onChange={onChange} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ModeField values={values} onChange={onChange} />
        <LegLimitField values={values} onChange={onChange} />
      </Box>
    </>
  )
}

function CoursesField({ values, onChange }: OptimizeFieldsProps) {
  const { t } = useTranslation('planning')
  const labelId = useId()
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ mb: 0.5 }}>
        {t('optimize.courses.label')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={values.courses}
        onChange={(event) => onChange({ courses: event.target.value === 'FREE' ? 'FREE' : 'KEEP' })}
      >
        {(['KEEP', 'FREE'] as const).map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', py: 0.5, mr: 0 }}
            label={
              <Box sx={{ pt: 1 }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {t(`optimize.courses.${choice}`)}
                </Box>
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {t(`optimize.courses.${choice}Text`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

function ModeField({ values, onChange }: OptimizeFieldsProps) {
  const { t } = useTranslation('planning')
  return (
    <TextField
      select
      id={useId()}
      label={t('optimize.mode.label')}
      value={values.travelMode}
      onChange={(event) =>
        onChange({ travelMode: travelModes.find((mode) => mode === event.target.value) ?? values.travelMode })
      }
    >
      {travelModes.map((mode) => (
        <MenuItem key={mode} value={mode}>
          {t(`optimize.mode.${mode}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const noLimit = 0

function LegLimitField({ values, onChange }: OptimizeFieldsProps) {
  const { t } = useTranslation('planning')
  return (
    <TextField
      select
      id={useId()}
      label={t('optimize.legLimit')}
      helperText={t('optimize.legLimitHelp')}
      value={values.legLimit ?? noLimit}
      onChange={(event) => onChange({ legLimit: Number(event.target.value) || undefined })}
    >
      <MenuItem value={noLimit}>{t('optimize.noLimit')}</MenuItem>
      {legLimits.map((metres) => (
        <MenuItem key={metres} value={metres}>
          {formatDistance(metres, currentLanguage())}
        </MenuItem>
      ))}
    </TextField>
  )
}
