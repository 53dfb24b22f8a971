import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DelayReply } from '@running-dinner/contract/evening-delay.ts'
import type { EveningPeopleReply } from '@running-dinner/contract/evening-people.ts'
import { useTranslation } from 'react-i18next'
import { PhoneNumber } from '../../../../../kit/phone-number.tsx'
import { formatTime } from '../../../../../lib/dates.ts'

interface DelayPreviewProps {
  delay: DelayReply
  meals: EveningPeopleReply['meals']
}

/** What a delay changes: the new times, the ways that stay too slow, and the people to call. */
export function DelayPreview({ delay, meals }: DelayPreviewProps) {
  const { t } = useTranslation('delay')
  const { stops, shortWays, told, unreached } = delay
  const labelOf = (mealId: string) => meals.find((meal) => meal.mealId === mealId)?.label ?? ''
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {t('times')}
        </Typography>
        <Box component="ul" sx={list}>
          {stops.map(({ mealId, name, before, startsAt }) => (
            <li key={mealId ?? 'party'}>
              <strong>{t('stop', { name, time: formatTime(startsAt) })}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                ({t('before', { time: formatTime(before) })})
              </Box>
            </li>
          ))}
        </Box>
      </Box>
      {shortWays.length > 0 && (
        <Alert severity="warning">
          {t('short')}
          <Box component="ul" sx={list}>
            {shortWays.map(({ teamId, teamNumber, names, mealId, wayMinutes, minutesLeft }) => (
              <li key={`${teamId} ${mealId}`}>
                {t('shortWay', {
                  number: teamNumber,
                  names: names.join(', '),
                  course: labelOf(mealId),
                  way: wayMinutes,
                  left: minutesLeft,
                })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {unreached.length > 0 && <Unreached people={unreached} />}
      {told === 0 && unreached.length === 0 && <Alert severity="info">{t('nobody')}</Alert>}
    </Box>
  )
}

function Unreached({ people }: { people: DelayReply['unreached'] }) {
  const { t } = useTranslation('delay')
  return (
    <Alert severity="info">
      {t('unreached')}
      <Box component="ul" sx={list}>
        {people.map(({ name, phone, callLinks }) => (
          <li key={`${name} ${phone}`}>
            {phone === '' ? (
              t('noNumber', { name })
            ) : (
              <>
                {name}, <PhoneNumber typed={phone} links={callLinks} />
              </>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

const list = { m: 0, mt: 0.5, pl: 2.5 }
