import { LocalLink } from "#app/i18n/local-link.tsx";
import textStyles from "#app/ui/text.module.css";
import type { LabView } from "../labs.server.ts";

/** Which published results the computations of a lab pass, and where they stand as a file. */
export function PassedVectors({ title, passed, kinds, file }: NonNullable<LabView["vectors"]>) {
  return (
    <section aria-labelledby="vectors">
      <h2 id="vectors">{title}</h2>
      <p>
        {passed}{" "}
        <LocalLink to="/data/vectors.json" reloads>
          {file}
        </LocalLink>
      </p>
      <p className={textStyles.muted}>
        {kinds.map(({ name, count }, index) => (
          <span key={name}>
            {index > 0 ? " · " : null}
            <code>{name}</code>
            {` ${count}`}
          </span>
        ))}
      </p>
    </section>
  );
}
