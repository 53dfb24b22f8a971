import { mdiPlay } from '@mdi/js'
import Box from '@mui/material/Box'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-look.ts'
import { House } from '../pictures/house.tsx'
import { Pair } from '../pictures/pair.tsx'
import { Picture } from '../pictures/picture.tsx'
import { Town } from '../pictures/town.tsx'

/** The course of an evening as a short animation. Its code is loaded when a reader starts it. */
export function Explainer() {
  const { t } = useTranslation('landing')
  const [Player, setPlayer] = useState<ComponentType>()
  const [isMissing, setIsMissing] = useState(false)
  const start = () => {
    import('./player.tsx').then(
      ({ Player: loaded }) => setPlayer(() => loaded),
      () => setIsMissing(true),
    )
  }
  return (
    <Box component="section" aria-label={t('explainer.label')} sx={{ maxWidth: 680, mx: { xs: 'auto', md: 0 } }}>
      {Player ? <Player /> : <Poster onPlay={start} />}
      {/* Opened when the code cannot be loaded. */}
      <Transcript open={isMissing} />
    </Box>
  )
}

function Poster({ onPlay }: { onPlay: () => void }) {
  const { t } = useTranslation('landing')
  return (
    <Box sx={{ position: 'relative', mb: 1 }}>
      <Picture width={560} height={440}>
        <Town />
        <House course="main" x={292} y={262} scale={0.92} />
        <House course="starter" x={112} y={346} scale={1.05} lit={false} />
        <House course="dessert" x={448} y={372} scale={1.12} lit={false} />
        <Pair x={318} y={276} scale={1.35} leading />
        <Pair x={262} y={306} scale={1.25} />
        <Pair x={358} y={300} scale={1.25} />
      </Picture>
      <PlainButton
        type="button"
        onClick={onPlay}
        sx={{
          position: 'absolute',
          inset: 0,
          alignItems: 'flex-end',
          pb: { xs: 2, sm: 3 },
          borderRadius: { xs: 2, sm: 3 },
          '&:hover > span': { bgcolor: '#ffe5b0' },
        }}
      >
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            pl: 1.25,
            pr: 2.5,
            minHeight: 48,
            borderRadius: 6,
            fontWeight: 640,
            bgcolor: '#ffd88a',
            color: '#12344c',
            boxShadow: '0 6px 24px rgba(0, 0, 0, 0.35)',
          }}
        >
          <Icon path={mdiPlay} sx={{ fontSize: 30 }} />
          {t('explainer.open')}
        </Box>
      </PlainButton>
    </Box>
  )
}

const scenes = ['signUp', 'teams', 'starter', 'main', 'dessert', 'party'] as const

/** The content of the animation as text. */
function Transcript({ open }: { open: boolean }) {
  const { t } = useTranslation('landing')
  return (
    <Box component="details" open={open} sx={{ '& summary': { cursor: 'pointer', py: 0.5, fontWeight: 600 } }}>
      <summary>{t('explainer.asText')}</summary>
      <Box component="ol" sx={{ pl: 3, my: 1, '& li': { mb: 1 } }}>
        {scenes.map((key) => (
          <li key={key}>{t(`explainer.${key}`)}</li>
        ))}
      </Box>
    </Box>
  )
}
