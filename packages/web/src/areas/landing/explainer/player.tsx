import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Controls } from './controls.tsx'
import { facesAt, momentAt } from './scenes.ts'
import { Stage } from './stage.tsx'
import { usePlayback } from './use-playback.ts'

/** The animation with its text and its controls. It plays at once, because the reader has just started it. */
export function Player() {
  const { t } = useTranslation('landing')
  const playback = usePlayback()
  const moment = momentAt(playback.seconds)
  return (
    <>
      <Stage moment={moment} label={t('explainer.picture', { text: t(`explainer.${moment.key}`) })} />
      <Controls playback={playback} moment={moment} />
      <Box sx={{ minHeight: { xs: '8.2em', sm: '5.2em' } }}>
        <Typography sx={{ fontWeight: 640, mb: 0.25 }}>{t(`explainer.${moment.key}Title`)}</Typography>
        <Typography sx={{ textWrap: 'pretty' }}>{t(`explainer.${moment.key}`)}</Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', mb: 2 }}>
        {t('explainer.faces', { faces: facesAt(moment) })}
      </Typography>
    </>
  )
}
