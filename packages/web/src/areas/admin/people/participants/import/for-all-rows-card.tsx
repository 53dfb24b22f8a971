import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { countLacking, type ForAllRows, splitZipAndCity } from '@running-dinner/domain/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countryChoices } from '../../../../../features/people/participants/countries.ts'
import { useAdminDinner } from '../../../shell/admin-dinner.ts'
import type { ImportDraft } from './import-draft.ts'
import type { Desk } from './use-import.ts'

/** Asks once for what many rows lack. Shows only what some row lacks. */
export function ForAllRowsCard({ desk, draft }: { desk: Desk; draft: ImportDraft }) {
  const { t } = useTranslation('participants')
  const { sessionData } = useAdminDinner()
  const { forAll } = draft
  const lacking = countLacking(
    draft.rows.filter((row) => !row.skipped && !row.update).map(({ participant }) => participant),
  )
  const count = (field: keyof ForAllRows) => lacking.get(field) ?? 0
  const isPlaceLacking = count('zip') + count('cityName') > 0
  const fillInForAll = (changes: ForAllRows) => desk.fillIn({ ...forAll, ...changes })
  if (!isPlaceLacking && count('lastname') === 0 && count('numSeats') === 0) return null
  return (
    <Card component="section" aria-labelledby="for-all-rows" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography variant="h3" component="h2" id="for-all-rows">
        {t('importPage.forAll.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('importPage.forAll.help')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {isPlaceLacking && <PlaceField zips={count('zip')} towns={count('cityName')} onChange={fillInForAll} />}
        {isPlaceLacking && count('country') > 0 && (
          <CountryField value={forAll.country ?? ''} onChange={(country) => fillInForAll({ country })} />
        )}
        {count('numSeats') > 0 && (
          <SharedField
            label={t('importPage.forAll.numSeats')}
            help={t('importPage.forAll.seatsLacking', {
              count: count('numSeats'),
              seats: sessionData.numSeatsNeededForHost,
            })}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            onText={(text) => fillInForAll({ numSeats: /^\d{1,3}$/.test(text) ? Number(text) : undefined })}
          />
        )}
        {count('lastname') > 0 && (
          <SharedField
            label={t('importFields.lastname')}
            help={t('importPage.forAll.lacking', { count: count('lastname') })}
            onText={(lastname) => fillInForAll({ lastname })}
          />
        )}
      </Box>
    </Card>
  )
}

interface PlaceFieldProps {
  /** Rows without each. */
  zips: number
  towns: number
  onChange: (place: ForAllRows) => void
}

/** One field where rows lack both. */
function PlaceField({ zips, towns, onChange }: PlaceFieldProps) {
  const { t } = useTranslation('participants')
  const name = zips === 0 ? 'cityName' : towns === 0 ? 'zip' : 'zipWithCity'
  return (
    <SharedField
      label={t(`importFields.${name}`)}
      help={t('importPage.forAll.lacking', { count: Math.max(zips, towns) })}
      onText={(text) => onChange(name === 'zipWithCity' ? placeOf(text) : { [name]: text })}
    />
  )
}

function placeOf(text: string): ForAllRows {
  return splitZipAndCity(text) ?? (/\d/.test(text) ? { zip: text, cityName: '' } : { zip: '', cityName: text })
}

type SharedFieldProps = TextFieldProps & { help: string; onText: (text: string) => void }

/** Keeps what is typed, so that a field does not change under the cursor. */
function SharedField({ help, onText, ...props }: SharedFieldProps) {
  const [text, setText] = useState('')
  return (
    <TextField
      size="small"
      autoComplete="off"
      helperText={help}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onText(target.value.trim())
      }}
      {...props}
    />
  )
}

function CountryField({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  const { t } = useTranslation('participants')
  return (
    <TextField
      select
      size="small"
      label={t('importFields.country')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {countryChoices(value, t('form.sameCountry')).map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
