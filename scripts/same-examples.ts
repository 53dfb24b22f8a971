import fc from 'fast-check'

/** Properties try the same examples in every run, so that a run says something about the change and not about chance; SEED=7 tries others. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SEED ?? 1) })
