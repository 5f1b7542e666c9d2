/** The part of a lock file's entry that is read and written here. */
export interface LockedPackage {
  readonly version?: string;
  readonly cpu?: readonly string[];
  readonly os?: readonly string[];
  readonly libc?: readonly string[];
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm64",
  "arm",
  "x64",
  "ia32",
  "ppc64",
  "riscv64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];

/** The platform that a package's name speaks of, e.g. `@oxlint/binding-linux-x64-musl`; undefined when of none. */
export function platformOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> | undefined {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (os === undefined || cpu === undefined) return undefined;
  const libc = words.some((word) => word.startsWith("musl")) ? "musl" : "glibc";
  return os === "linux" && words.some((word) => /^(musl|gnu)/.test(word))
    ? { os: [os], cpu: [cpu], libc: [libc] }
    : { os: [os], cpu: [cpu] };
}

/**
 * The entries that a lock file lacks: optional packages with an exact version for one platform, which npm installs
 * only there. Keys are paths as in the lock file.
 */
export function completeLock(packages: Readonly<Record<string, LockedPackage>>): Map<string, LockedPackage> {
  const missing = new Map<string, LockedPackage>();
  for (const owner of Object.values(packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      const platform = platformOf(name);
      const isLocked = Object.keys(packages).some((key) => key === path || key.endsWith(`/${path}`));
      if (isLocked || platform === undefined || !/^\d/.test(version)) continue;
      missing.set(path, {
        version,
        ...platform,
        ...(owner.dev === true ? { dev: true } : {}),
        optional: true,
      });
    }
  }
  return missing;
}
