import { Link } from "@tanstack/react-router";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { librarySearch } from "../address.ts";
import type { QuizSetting } from "./grammar-quiz.ts";

/** From a quiz to where it belongs. Takes the place of the quiz in the history: the way back must not start another one. */
export function WayBack({
  setting: { level, topic },
  variant,
}: { setting: QuizSetting } & Pick<ButtonProps, "variant">) {
  return (
    <Button asChild variant={variant}>
      {topic === null ? (
        <Link to="/grammar" search={librarySearch({ tab: level })} replace>
          Back to the library
        </Link>
      ) : (
        <Link to="/grammar/$id" params={{ id: String(topic.id) }} replace>
          Back to the topic
        </Link>
      )}
    </Button>
  );
}
