import { mdiPlay } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { Controls } from './controls.tsx'
import { facesAt, momentAt, scenes } from './scenes.ts'
import { Stage } from './stage.tsx'
import { usePlayback } from './use-playback.ts'

/** How an evening goes, as a short animation with its text (decisions B25). */
export function Explainer() {
  const { t } = useTranslation('landing')
  const playback = usePlayback()
  const moment = momentAt(playback.seconds)
  return (
    <Box component="section" aria-label={t('explainer.label')} sx={{ maxWidth: 680, mx: { xs: 'auto', md: 0 } }}>
      <Box sx={{ position: 'relative' }}>
        <Stage moment={moment} label={t('explainer.picture', { text: t(`explainer.${moment.key}`) })} />
        {playback.isFresh && <BigPlay label={t('explainer.play')} onClick={playback.toggle} />}
      </Box>
      <Controls playback={playback} moment={moment} />
      <Box sx={{ minHeight: { xs: '8.2em', sm: '5.2em' } }}>
        <Typography sx={{ fontWeight: 640, mb: 0.25 }}>{t(`explainer.${moment.key}Title`)}</Typography>
        <Typography sx={{ textWrap: 'pretty' }}>{t(`explainer.${moment.key}`)}</Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', mb: 2 }}>
        {t('explainer.faces', { faces: facesAt(moment) })}
      </Typography>
      <Transcript />
    </Box>
  )
}

function BigPlay({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <PlainButton
      type="button"
      aria-label={label}
      onClick={onClick}
      sx={{
        position: 'absolute',
        inset: 0,
        borderRadius: { xs: 2, sm: 3 },
        '@media (prefers-reduced-motion: reduce)': { display: 'none' },
        '&:hover > span': { bgcolor: '#fff' },
      }}
    >
      <Box
        component="span"
        sx={{
          width: 76,
          height: 76,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'rgba(255, 255, 255, 0.92)',
          color: '#12344c',
          boxShadow: '0 6px 24px rgba(0, 0, 0, 0.35)',
        }}
      >
        <Icon path={mdiPlay} sx={{ fontSize: 44 }} />
      </Box>
    </PlainButton>
  )
}

/** Everything the animation tells, for those who would rather read. */
function Transcript() {
  const { t } = useTranslation('landing')
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5, fontWeight: 600 } }}>
      <summary>{t('explainer.asText')}</summary>
      <Box component="ol" sx={{ pl: 3, my: 1, '& li': { mb: 1 } }}>
        {scenes.map(({ key }) => (
          <li key={key}>{t(`explainer.${key}`)}</li>
        ))}
      </Box>
    </Box>
  )
}
