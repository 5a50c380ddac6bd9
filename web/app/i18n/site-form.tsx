import { type ComponentProps, use } from "react";
import { Form } from "react-router";
import { LoadsDocumentsContext } from "./local-link.tsx";

/** A form that leads to a page of the site: without a load, unless the page shown is of an older build. */
export function SiteForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} reloadDocument={use(LoadsDocumentsContext)} />;
}
